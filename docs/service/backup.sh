#!/bin/sh
# Copies what Riposte keeps into a new file, while it runs, and deletes copies older than 14 days. See docs/running.md.
# The first word behind it is the address of what is kept: sqlite:PATH or postgres://…
set -eu
folder=/var/backups/riposte
cd /opt/riposte/current
npm run -s store -- copy --from "$1" --to "sqlite:$folder/$(date +%F-%H%M%S).sqlite"
find "$folder" -name '*.sqlite' -mtime +14 -delete
