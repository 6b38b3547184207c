import { hash, verify } from '@node-rs/argon2'

/** OWASP's setting for argon2id, which is the library's default algorithm: about 15 ms of one core. */
const options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, options)
}

export function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return verify(passwordHash, password)
}
