import { join } from 'node:path'
import { outputsOf, packShot } from '../shots/families.ts'
import { renderShot } from '../shots/render.ts'
import { settingsOf } from '../shots/shots.ts'
import { pictureDifference, tolerance } from './difference.ts'

/**
 * Renders a shot again with the settings of what is committed, and compares its best file.
 * @param work  an empty folder
 * @returns whether both are the same picture
 */
export async function compareShot(name: string, work: string): Promise<boolean> {
  const shot = settingsOf(name)
  renderShot(name, work)
  await packShot(name, shot, { renders: work, publicFolder: join(work, 'public') })
  const [best = ''] = outputsOf(name, shot)
  const difference = await pictureDifference(join('public', best), join(work, 'public', best))
  console.log(`${best}: mean pixel difference ${(100 * difference).toFixed(3)} %`)
  return difference < tolerance
}
