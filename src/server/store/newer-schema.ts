import { SettingError } from '../settings.ts'

/** @throws SettingError when a newer version of this program has written the store */
export function refuseNewer(version: number, known: number): void {
  if (version <= known) return
  throw new SettingError(
    `The messages are kept in version ${version}, and this program knows versions up to ${known} only: start the newer program, or take back the backup from before.`,
  )
}
