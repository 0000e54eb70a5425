import type { ComponentType } from 'react'
import type { Group } from 'three'
import environment from './scene/environment.webp?url'
import type { SceneProps } from './scene/lesson-stage.tsx'

/** What a lesson's scene is fetched with ahead, and loaded with when it starts; each asked again does nothing anew. */
export interface SceneLoader<Lab extends object> {
  fetch: () => Promise<unknown>
  load: () => Promise<ComponentType<SceneProps<Lab>>>
}

/**
 * Loads a scene with the model that it is built of, both at once.
 * @param address  of the model, which the build names by its content: code finds parts of its own release by their names
 * @returns what throws an Error when one cannot be fetched or read; asked again it tries again
 */
export function createSceneLoader<Lab extends object>(
  address: string,
  load: () => Promise<ComponentType<SceneProps<Lab> & { model: Group }>>,
): SceneLoader<Lab> {
  const fetch = once(() =>
    Promise.all([load(), import('./scene/scenery.tsx'), fetchFile(address), loadEnvironment()]),
  )
  return {
    fetch,
    load: once(async () => {
      const [Scene, { readScenery, withModel }, bytes] = await fetch()
      const model = await readScenery(bytes).catch((error: unknown) => {
        fetch.forget()
        throw error
      })
      return withModel(Scene, model)
    }),
  }
}

/** Does something that takes time once; a failure is forgotten, so that it is tried again. */
function once<Result>(start: () => Promise<Result>) {
  let going: Promise<Result> | undefined
  const forget = () => {
    going = undefined
  }
  const ask = () => {
    going ??= start().catch((error: unknown) => {
      forget()
      throw error
    })
    return going
  }
  return Object.assign(ask, { forget })
}

/** Fetches what lights every scene, beside the code that reads it. @throws Error when it cannot be fetched */
export const loadEnvironment: () => Promise<void> = once(async () => {
  const [{ readEnvironment }, file] = await Promise.all([
    import('./scene/environment-map.ts'),
    fetchFile(environment),
  ])
  await readEnvironment(file)
})

async function fetchFile(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.arrayBuffer()
}
