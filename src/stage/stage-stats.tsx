import { addAfterEffect, useThree } from '@react-three/fiber'
import { useEffect } from 'react'

/**
 * Counts frames and what the renderer holds after each, as data attributes that a browser test
 * reads: `data-frames`, `data-geometries`, `data-textures`, `data-calls`. Mounted under `?stats`.
 */
export function StageStats({ element }: { element: HTMLElement }) {
  const renderer = useThree((state) => state.gl)
  useEffect(() => {
    const { dataset } = element
    return addAfterEffect(() => {
      const { memory, render } = renderer.info
      dataset.frames = String(render.frame)
      dataset.geometries = String(memory.geometries)
      dataset.textures = String(memory.textures)
      dataset.calls = String(render.calls)
    })
  }, [element, renderer])
  return null
}
