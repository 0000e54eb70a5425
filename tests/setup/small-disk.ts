import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  folder: string
  /** Lets nobody write on it any more, root included; or lets them again. */
  setReadOnly: (readOnly: boolean) => void
  remove: () => void
}

/** Mounts a disk in memory that is full after a megabyte; null where that is not allowed: it takes root on Linux. */
export function mountSmallDisk(): SmallDisk | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null
  const folder = mkdtempSync(join(tmpdir(), 'realia-disk-'))
  const mount = (...options: string[]) =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', options.join(), 'tmpfs', folder], {
      stdio: 'ignore',
    })
  try {
    mount('size=1m')
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
  return {
    folder,
    setReadOnly: (readOnly) => mount('remount', readOnly ? 'ro' : 'rw'),
    remove: () => {
      // Lazily: a server that is still ending may hold files open.
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true })
    },
  }
}

/** Why tests of a full disk are left out, for their titles. */
export const withoutSmallDisk = 'left out: only root on Linux may mount a small disk'
