const load = async () => (await import('../scene/motion-scene.tsx')).MotionScene

export const sceneLoader = { fetch: load, load }
