const load = async () => (await import('../scene/molecule-scene.tsx')).MoleculeScene

export const sceneLoader = { fetch: load, load }
