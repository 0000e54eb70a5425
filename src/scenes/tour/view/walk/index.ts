export { createWalkLayers } from './walk-layer.ts'
export { WalkRig } from './walk-rig.tsx'
