import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/shared/command.ts'
import { createRandom } from '../../../src/math/random.ts'
import { type FindRoom, longest } from './find-room.ts'

/** The last commit before rooms were found by a network. */
const commit = '5a5e5fb4'

/**
 * How rooms were found before, by the sources of then, which are put beside these.
 * @returns null, and says so, in a clone without that commit
 */
export async function openBefore(): Promise<FindRoom | null> {
  const folder = join(root, '.cache/bench', `before-${commit}`)
  if (!existsSync(join(folder, 'src'))) {
    try {
      const archive = execFileSync('git', ['archive', commit, 'src'], {
        ...{ cwd: root, maxBuffer: 1e9, stdio: 'pipe' },
      })
      mkdirSync(folder, { recursive: true })
      execFileSync('tar', ['x', '-C', folder], { input: archive })
    } catch {
      console.error(
        `real: this clone lacks commit ${commit}, with which rooms are compared; \`git fetch --unshallow\` gets it.`,
      )
      return null
    }
  }
  const load = (file: string) => import(join(folder, 'src', `${file}.ts`))
  const estimate = (file: string) => load(`room-photo/model/estimate/${file}`)
  const { exifLens, focalLengthInPixels } = await load('files/exif')
  const { toGray } = await estimate('gray-image')
  const { photoEdges } = await estimate('line-segments')
  const { estimateCameraFromLines, roomCameraFrom } = await estimate('estimate-camera')
  const { findWalls } = await estimate('find-walls')
  const { roomOfWallsEstimate } = await load('scenes/staging/model/photo')
  // As its analyze-photo.ts and its staging tool had it.
  return async ({ picture, file }) => {
    const { data, width, height } = picture
    const gray = toGray(data, width, height, longest.matched)
    const { clear, all } = photoEdges(gray)
    const lens = exifLens(file)
    const focal = lens && focalLengthInPixels(lens, gray)
    const match = estimateCameraFromLines(clear, gray, createRandom(1), focal)
    if (!match) return { match: null, room: null, network: 0 }
    const { confidence } = match
    const camera = roomCameraFrom(match)
    const room =
      confidence === 'poor'
        ? null
        : roomOfWallsEstimate(findWalls(gray, picture, all, camera), camera, { width, height })
    return { match: { camera, confidence }, room, network: 0 }
  }
}
