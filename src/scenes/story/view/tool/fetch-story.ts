import { fetchSceneAhead } from '../../../../stage/fetch-scene-ahead.ts'
import { homeChapters } from '../../config.ts'
import type { PictureName } from '../../model/picture.ts'

export const importPictureLoader = () => import('../load-pictures.ts')

/** Fetches what draws a story, and the depth of its first picture, at the same time. */
export async function fetchStory(chapters: readonly PictureName[]) {
  const [scene] = await Promise.all([
    import('../story-scene.tsx'),
    importPictureLoader().then(({ loadDepth }) => chapters[0] && loadDepth(chapters[0])),
  ])
  return scene
}

export async function fetchHome() {
  const [scene] = await Promise.all([import('../home-scene.tsx'), fetchStory(homeChapters)])
  return scene
}

/** The same, for a page whose own code is still on its way. */
export const fetchHomeAhead = () => fetchSceneAhead(fetchHome)
