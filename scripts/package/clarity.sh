#!/bin/sh
# Starts Clarity, or runs one of its commands, by the Node of this folder.
set -eu

self=$(readlink -f -- "$0")
folder=${self%/bin/clarity}
node=$folder/node_modules/.bin/node

usage() {
  cat <<END
clarity                     starts the server, until SIGTERM or Ctrl-C (ROLE=api or ROLE=worker: a part of it)
clarity migrate             migrates the database, and ends
clarity ready               ends with 0 if the server at PORT is ready
clarity admin:add EMAIL     adds an admin
clarity admin:password EMAIL
                            sets an admin's password
clarity audit:check         says whether the chain of the audit holds
clarity audit:prune DAY     deletes audit rows from before a day
clarity backup --out FILE   writes all data to a file
clarity restore FILE        reads it into an empty database (--erasures FILE: erases people again)
clarity erase --phone PHONE --email EMAIL --out FILE
                            erases a person, and writes the receipt
clarity export-person --phone PHONE --email EMAIL --out FILE
                            writes what is stored about a person
clarity seed                adds sample people, conversations and reports
clarity version             prints the version

Settings are environment variables. DATA_DIR is the only folder that is written to.
END
}

run() {
  program=$1
  shift
  exec "$node" "$folder/backend/dist/$program.js" "$@"
}

command=${1-start}
[ $# -eq 0 ] || shift
case $command in
  start) run main "$@" ;;
  migrate | ready | backup | restore | seed | erase | export-person) run "commands/$command" "$@" ;;
  admin:add) run commands/add-admin "$@" ;;
  admin:password) run commands/set-admin-password "$@" ;;
  audit:check) run commands/check-audit "$@" ;;
  audit:prune) run commands/prune-audit "$@" ;;
  version | --version) exec "$node" -p 'require(process.argv[1]).version' "$folder/package.json" ;;
  help | --help | -h) usage ;;
  *)
    echo "There is no command '$command'." >&2
    usage >&2
    exit 2
    ;;
esac
