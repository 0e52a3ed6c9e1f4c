#!/bin/sh
# Backs up the shop's database into FOLDER under the present instant, and deletes what is older than KEEP_DAYS (14).
#   back-up.sh FOLDER        in Foyer's folder, with the shop's settings in the environment
# With DATABASE_URL it takes pg_dump, which must be as new as the server; without, npm run backup, while the shop runs.
set -eu
umask 077
folder=${1:?Say where to: back-up.sh FOLDER}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
now=$(date -u +%Y-%m-%dT%H%M%SZ)
unfinished=$folder/.unfinished
rm -rf "$unfinished"

if [ -n "${DATABASE_URL:-}" ]; then
  made=$folder/$now.dump
  # Not as an argument, where all users of this machine can read it.
  PGPASSWORD=$(node -p 'decodeURIComponent(new URL(process.env.DATABASE_URL).password)')
  export PGPASSWORD
  url=$(node -p 'Object.assign(new URL(process.env.DATABASE_URL), { password: "" }).href')
  pg_dump --format=custom --no-owner --no-privileges --file="$unfinished" --dbname="$url"
  pg_restore --list "$unfinished" >"$unfinished.list"
  rm "$unfinished.list"
  mv "$unfinished" "$made"
else
  made=$folder/$now.tar.gz
  node launch/backup.mjs "$unfinished"
  tar -czf "$unfinished.tar.gz" -C "$unfinished" database
  rm -rf "$unfinished"
  mv "$unfinished.tar.gz" "$made"
fi

find "$folder" -maxdepth 1 -name '20*Z.*' -mtime "+${KEEP_DAYS:-14}" -exec rm {} +
echo "$made"
