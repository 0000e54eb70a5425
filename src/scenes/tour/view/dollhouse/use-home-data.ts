import { useEffect, useState } from 'react'
import type { HomeData } from '../../model/home/home-data.ts'
import { setFault, type Tour } from '../../model/tour.ts'
import { loadHomeData } from '../home/load-home.ts'

/** What is where in the sample home, once it is there; that it does not come is said with the tour. */
export function useHomeData(tour: Tour): HomeData | undefined {
  const [home, setHome] = useState<HomeData>()
  useEffect(() => {
    let isGone = false
    loadHomeData().then(
      (loaded) => !isGone && setHome(loaded),
      () => !isGone && setFault(tour, { code: 'Sample', name: '' }),
    )
    return () => {
      isGone = true
    }
  }, [tour])
  return home
}
