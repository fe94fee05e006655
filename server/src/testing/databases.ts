import pg from 'pg'

/** The migrated database that tests clone. */
export const template = 'template_shop'

export function onDatabase(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

/** Runs one statement outside any test database. */
export async function adminQuery(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Which PostgreSQL a server is: 18. */
export async function majorVersion(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    )
    return Math.floor(Number(rows[0]?.version) / 10_000)
  } finally {
    await client.end()
  }
}

/** A fresh clone of the template; `drop` removes it, open connections or not. */
export const cloneDatabase = (admin: string, name: string): Promise<Clone> =>
  cloneNamed(admin, name, template)

type Clone = { url: string; drop: () => Promise<void> }

/** A fresh clone of another database to which nobody is connected. */
export async function cloneNamed(admin: string, name: string, from: string): Promise<Clone> {
  await adminQuery(admin, `drop database if exists ${name} with (force)`)
  await adminQuery(admin, `create database ${name} template ${from}`)
  return {
    url: onDatabase(admin, name),
    drop: () => adminQuery(admin, `drop database if exists ${name} with (force)`),
  }
}
