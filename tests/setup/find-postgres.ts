import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A PostgreSQL that can be started here. */
export interface FoundPostgres {
  /** folder of its programs, absolute */
  programs: string
  /** whom to start it as, where we are root, which it refuses */
  user: { uid: number; gid: number } | undefined
}

const debian = '/usr/lib/postgresql'

/** The newest PostgreSQL that Debian's package put here; null when there is none. */
export function findPostgres(): FoundPostgres | null {
  try {
    const [newest] = readdirSync(debian)
      .filter((name) => /^\d+$/.test(name))
      .sort((a, b) => Number(b) - Number(a))
    if (newest === undefined) return null
    const programs = join(debian, newest, 'bin')
    execFileSync(join(programs, 'postgres'), ['--version'], { stdio: 'ignore', timeout: 20_000 })
    return { programs, user: process.getuid?.() === 0 ? ownUser() : undefined }
  } catch {
    return null
  }
}

/** The user that comes with the package. */
function ownUser() {
  const ask = (what: string) => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }))
  return { uid: ask('-u'), gid: ask('-g') }
}

/** Why tests of PostgreSQL are left out, for their titles. */
export const withoutPostgres =
  'left out: there is no PostgreSQL here (apt-get install postgresql brings one)'
