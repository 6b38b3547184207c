;; Rows times a kernel, plus a bias, in four lanes: the sentence encoder's only heavy work.
(module
  (import "encoder" "memory" (memory 1))
  ;; For each of `count` rows of `columns` numbers at `rows`, and each of `outputs` rows of the kernel at `kernel`: the sum of
  ;; their products plus the bias, to `into`. All numbers are 32-bit floats, `columns` is a multiple of 4.
  (func (export "through")
    (param $rows i32) (param $count i32) (param $columns i32) (param $kernel i32) (param $outputs i32) (param $bias i32) (param $into i32)
    (local $bytes i32) (local $to i32) (local $row i32) (local $at i32) (local $weights i32) (local $numbers i32)
    (local $one v128) (local $two v128)
    (local.set $bytes (i32.shl (local.get $columns) (i32.const 2)))
    (local.set $weights (local.get $kernel))
    (loop $outputs
      (local.set $row (i32.const 0))
      (local.set $numbers (local.get $rows))
      (loop $rows
        (local.set $one (v128.const f32x4 0 0 0 0))
        (local.set $two (v128.const f32x4 0 0 0 0))
        (local.set $at (i32.const 0))
        (loop $columns
          (local.set $one (f32x4.add (local.get $one) (f32x4.mul
            (v128.load (i32.add (local.get $numbers) (local.get $at)))
            (v128.load (i32.add (local.get $weights) (local.get $at))))))
          (local.set $two (f32x4.add (local.get $two) (f32x4.mul
            (v128.load offset=16 (i32.add (local.get $numbers) (local.get $at)))
            (v128.load offset=16 (i32.add (local.get $weights) (local.get $at))))))
          (local.set $at (i32.add (local.get $at) (i32.const 32)))
          (br_if $columns (i32.lt_u (local.get $at) (local.get $bytes))))
        (local.set $one (f32x4.add (local.get $one) (local.get $two)))
        (f32.store
          (i32.add (local.get $into) (i32.shl (i32.add (i32.mul (local.get $row) (local.get $outputs)) (local.get $to)) (i32.const 2)))
          (f32.add
            (f32.load (i32.add (local.get $bias) (i32.shl (local.get $to) (i32.const 2))))
            (f32.add
              (f32.add (f32x4.extract_lane 0 (local.get $one)) (f32x4.extract_lane 1 (local.get $one)))
              (f32.add (f32x4.extract_lane 2 (local.get $one)) (f32x4.extract_lane 3 (local.get $one))))))
        (local.set $numbers (i32.add (local.get $numbers) (local.get $bytes)))
        (local.set $row (i32.add (local.get $row) (i32.const 1)))
        (br_if $rows (i32.lt_u (local.get $row) (local.get $count))))
      (local.set $weights (i32.add (local.get $weights) (local.get $bytes)))
      (local.set $to (i32.add (local.get $to) (i32.const 1)))
      (br_if $outputs (i32.lt_u (local.get $to) (local.get $outputs))))))
