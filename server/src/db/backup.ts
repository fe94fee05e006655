import { chown, copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { ownedFolder, serverUser } from './embedded-files.ts'

/** Files that belong to the running server, not to its data (PostgreSQL manual, "Making a Base Backup"). */
const notCopied = new Set(['postmaster.pid', 'postmaster.opts', 'pg_internal.init'])
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])

/**
 * Copies an embedded database while the shop works on it, to a folder that another shop can be started on (DATA_DIR).
 * The copy holds everything committed before the end of the backup. Throws when the folder is not empty.
 */
export async function backupEmbedded(url: string, target: string): Promise<void> {
  const user = await serverUser()
  await mkdir(target, { recursive: true })
  if ((await readdir(target)).length > 0) throw new Error(`The folder ${target} is not empty.`)
  const client = new pg.Client({ connectionString: url, application_name: 'shop-backup' })
  await client.connect()
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    const cluster = rows[0]?.data_directory ?? ''
    const copy = path.join(target, 'postgres')
    await ownedFolder(copy, user)
    const put = (file: string) => (user === undefined ? undefined : chown(file, user.uid, user.gid))
    // The slot keeps the log that the copy needs from being recycled; it goes with the connection.
    await client.query(`select pg_create_physical_replication_slot('shop_backup', true, true)`)
    await client.query(`select pg_backup_start('shop', fast => true)`)
    await copyFolder(cluster, copy, put)
    const stopped = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    )
    await copyFolder(path.join(cluster, 'pg_wal'), path.join(copy, 'pg_wal'), put)
    const label = path.join(copy, 'backup_label')
    await writeFile(label, stopped.rows[0]?.labelfile ?? '', { mode: 0o600 })
    await put(label)
    await copyFile(
      path.join(path.dirname(cluster), 'postgres-password'),
      path.join(target, 'postgres-password'),
    )
  } finally {
    await client.end()
  }
}

/** Files may vanish or change while they are copied: the log replays what was in motion. */
async function copyFolder(
  from: string,
  to: string,
  put: (file: string) => Promise<void> | undefined,
): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  await put(to)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (notCopied.has(entry.name)) continue
    if (entry.isDirectory()) {
      if (emptied.has(entry.name)) await mkdir(target, { mode: 0o700 }).then(() => put(target))
      else await copyFolder(source, target, put)
    } else if (entry.isFile()) {
      const copied = await copyFile(source, target).then(
        () => true,
        (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? false : Promise.reject(error)),
      )
      if (copied) await put(target)
    }
  }
}
