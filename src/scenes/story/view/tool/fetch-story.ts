import { fetchSceneAhead } from '../../../../stage/start-policy.ts'

/** Fetches what draws the story, and the depth of its first picture, at the same time. */
export async function fetchStory() {
  const [scene, pictures] = await Promise.all([
    import('../story-scene.tsx'),
    import('../load-pictures.ts').then((module) => module.fetchFirstDepth().then(() => module)),
  ])
  return { ...scene, ...pictures }
}

/** The same, for a page whose own code is still on its way. */
export const fetchStoryAhead = () => fetchSceneAhead(fetchStory)
