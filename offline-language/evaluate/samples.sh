cd /work/main/offline-language; export PATH=/work/main/node_modules/.bin:$PATH; R="node --experimental-transform-types --no-warnings --import ./evaluate/resolve-sources.mjs"
for n in ${1:-j 2 3 4}; do $R evaluate/zz-sample.ts "$(cat /tmp/live/says/$n.json)" /tmp/live/s$n; $R evaluate/zz-turns.ts /tmp/live/s$n | grep -v ideal: ; done
