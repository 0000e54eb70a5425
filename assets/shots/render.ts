import { join } from 'node:path'
import { runBlender } from '../models/run-tool.ts'
import { renderOptions, settingsOf } from './shots.ts'

/**
 * Renders a shot with its settings: `<folder>/<name>.png`, of a photograph also `<name>.json`.
 * @throws RangeError for an unknown name, Error with Blender's last lines when it fails
 */
export function renderShot(name: string, folder: string): string {
  runBlender('assets/blender/render.py', [name, folder, ...renderOptions(settingsOf(name))])
  return join(folder, `${name}.png`)
}
