import { add, normalize, scale, subtract, type Vector3 } from '../../../../math/vector.ts'
import { cellPlan } from './cell-plan.ts'

const { golgi, nucleus } = cellPlan

/** One flat sac of the stack: micrometres. */
export interface Cisterna {
  at: Vector3
  radius: number
  face: 'cis' | 'medial' | 'trans'
}

export interface Golgi {
  /** From the cis face, which looks at the ER, to the trans face. */
  axis: Vector3
  cisternae: Cisterna[]
}

/** The stack, its cis face turned to the nucleus and the ER round it. */
export function buildGolgi(): Golgi {
  const axis = normalize(subtract(golgi.at, nucleus.at))
  const last = golgi.cisternae - 1
  const cisternae = Array.from({ length: golgi.cisternae }, (_, i): Cisterna => {
    const share = i / last
    return {
      at: add(golgi.at, scale(axis, (i - last / 2) * golgi.spacing)),
      radius: golgi.radius.cis + (golgi.radius.trans - golgi.radius.cis) * share,
      face: i === 0 ? 'cis' : i === last ? 'trans' : 'medial',
    }
  })
  return { axis, cisternae }
}
