import type { Sun } from '../../model/room/sun.ts'
import { useFormats } from './formats.ts'

/** Where the light comes from, in words and figures. */
export function useSunText({ azimuth, elevation }: Pick<Sun, 'azimuth' | 'elevation'>) {
  const { t, number } = useFormats()
  const angle = `${number(Math.abs(azimuth))}°`
  return {
    side: t(azimuth < 0 ? 'sunLeft' : 'sunRight', { angle }),
    height: `${number(elevation)}°`,
  }
}
