import { FaultError } from '../../model/fault.ts'
import type { HomeData } from '../../model/home/home-data.ts'
import { fetchFile } from '../open/fetch-file.ts'

/** `public/home/panoramas/manifest.json`: of each standing point its panorama, in pixels, and its files in bytes. */
type Panoramas = Readonly<
  Record<string, { width: number; height: number; files: Readonly<Record<string, number>> }>
>

const folder = '/home'

export const panoramaAddress = (file: string) => `${folder}/panoramas/${file}`

/** What is where in the sample home. @throws FaultError `Sample` */
export const loadHomeData = () => fetchJson<HomeData>('home.json')

/** All that a tour of the sample home is made of, but its panoramas. @throws FaultError `Sample` */
export async function loadHome(): Promise<{ home: HomeData; panoramas: Panoramas; plan: Blob }> {
  const [data, panoramas, plan] = await Promise.all([
    loadHomeData(),
    fetchJson<Panoramas>('panoramas/manifest.json'),
    fetchFile(`${folder}/plan.svg`, 'plan.svg'),
  ])
  return { home: data, panoramas, plan }
}

/** Of our own making: `assets/home` tests what it says. */
async function fetchJson<Value>(name: string): Promise<Value> {
  const blob = await fetchFile(`${folder}/${name}`, name)
  try {
    return JSON.parse(await blob.text())
  } catch {
    // Cut short, or another page in its place, as some networks have it.
    throw new FaultError({ code: 'Sample', name })
  }
}
