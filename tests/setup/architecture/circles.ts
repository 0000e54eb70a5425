import type { Module } from './module.ts'

/** Modules that import one another in a circle, types counted; each circle's paths sorted. Source: Tarjan, 1972 */
export function circles(modules: Module[]): string[][] {
  const targets = new Map(
    modules.map(({ path, imports }) => [path, imports.map(({ target }) => target)]),
  )
  const order = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []

  const visit = (path: string): number => {
    let low = order.size
    const own = low
    order.set(path, own)
    open.push(path)
    for (const target of targets.get(path) ?? []) {
      if (!targets.has(target)) continue
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (open.includes(target)) low = Math.min(low, order.get(target) ?? low)
    }
    if (low === own) {
      const circle = open.splice(open.indexOf(path))
      if (circle.length > 1) found.push(circle.sort())
    }
    return low
  }
  for (const path of targets.keys()) if (!order.has(path)) visit(path)
  return found
}
