#!/usr/bin/env bash
# Runs a command with a PostgreSQL server of its own beside it: `scripts/with-postgres.sh npx jest test/library`. The server is made in a
# temporary folder by an unprivileged user, listens on a free port of this machine alone, and is gone afterwards. The command finds its
# address in CITE_CHECK_TEST_POSTGRES. Needs Debian's package `postgresql`; exit 69 where there is none.
set -euo pipefail
bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1 || true)
[ -n "$bin" ] || bin=$(dirname "$(command -v initdb 2>/dev/null || echo /nowhere/initdb)")
if [ ! -x "$bin/initdb" ]; then
  echo "with-postgres: PostgreSQL is not installed (apt-get install postgresql)" >&2
  exit 69
fi
folder=$(mktemp -d /tmp/cite-check-postgres.XXXXXX)
as_user=()
if [ "$(id -u)" = 0 ]; then
  # PostgreSQL does not run as root.
  user=$(id -un postgres 2>/dev/null || echo nobody)
  chown "$user" "$folder"
  as_user=(runuser -u "$user" --)
fi
server() { (cd "$folder" && "${as_user[@]}" "$bin/$1" "${@:2}"); }
stop() {
  server pg_ctl -D "$folder/data" -m immediate -s stop >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap stop EXIT
port=$(node -e 'const s = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')
server initdb -D "$folder/data" -U cite_check -A trust --locale=C --encoding=UTF8 --no-sync >"$folder/initdb.log" || {
  cat "$folder/initdb.log" >&2
  exit 1
}
# What a test writes need not outlive the machine's power: no waiting for the disk.
options="-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=$folder -c fsync=off -c synchronous_commit=off"
server pg_ctl -D "$folder/data" -s -w -t 60 -l "$folder/data/server.log" -o "$options" start || {
  cat "$folder/data/server.log" >&2
  exit 1
}
export CITE_CHECK_TEST_POSTGRES="postgres://cite_check@127.0.0.1:$port/postgres"
"$@"
