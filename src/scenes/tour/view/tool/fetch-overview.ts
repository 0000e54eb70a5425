import type { Object3D } from 'three'
import { mayStartByItself } from '../../../../stage/start-policy.ts'
import type { HomeData } from '../../model/home/home-data.ts'
import { isViewFragment } from '../../model/view.ts'
import { loadHomeData } from '../home/load-home.ts'
import { fetchFile } from '../open/fetch-file.ts'

/** The dollhouse of the first screen: what draws it, what it draws, and what is where in it. */
export interface Overview {
  DollhouseScene: typeof import('../dollhouse/dollhouse-scene.tsx').DollhouseScene
  model: Object3D
  home: HomeData
}

/** A level of detail for the first screen, a fifth of the whole. */
const overviewAddress = '/home/home-overview.glb'

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
    loadHomeData(),
    fetchFile(overviewAddress, 'home-overview.glb'),
  ])
  return { DollhouseScene, home, model: await parseHomeModel(await file.arrayBuffer()) }
}

/** The same, for a page that is about to show the dollhouse and whose own code is still on its way. */
export function fetchOverviewAhead(): void {
  if (typeof document === 'undefined' || isViewFragment(location.hash) || !mayStartByItself())
    return
  fetchOverview().catch(() => {})
}
