import type { Object3D } from 'three'
import { fetchSceneAhead } from '../../../../stage/fetch-scene-ahead.ts'
import type { HomeData } from '../../model/home/home-data.ts'

/** The dollhouse of the first screen: what draws it, what it draws, and what is where in it. */
export interface Overview {
  DollhouseScene: typeof import('../dollhouse/dollhouse-scene.tsx').DollhouseScene
  model: Object3D
  home: HomeData
}

let overview: Promise<Overview> | undefined

/** Fetches code, model and plan of the dollhouse at the same time; once, and again after a failure. */
export function fetchOverview(): Promise<Overview> {
  overview ??= load().catch((error) => {
    overview = undefined
    throw error
  })
  return overview
}

async function load(): Promise<Overview> {
  const [{ DollhouseScene, parseHomeModel }, home, file] = await Promise.all([
    import('../dollhouse/dollhouse-scene.tsx'),
    fetchPart('home.json').then((part): Promise<HomeData> => part.json()),
    // A level of detail for the first screen, a fifth of the whole.
    fetchPart('home-overview.glb').then((part) => part.arrayBuffer()),
  ])
  return { DollhouseScene, home, model: await parseHomeModel(file) }
}

/** By no more than `fetch`: the page has this code before it is alive. */
async function fetchPart(name: string): Promise<Response> {
  const response = await fetch(`/home/${name}`)
  if (!response.ok) throw new Error(`/home/${name}: ${response.status}`)
  return response
}

/** The same, for a page whose own code is still on its way; none at a fragment, which leads to another place. */
export function fetchOverviewAhead(): void {
  fetchSceneAhead(async () => {
    if (!location.hash) await fetchOverview()
  })
}
