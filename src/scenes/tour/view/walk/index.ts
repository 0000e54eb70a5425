export { createTransitionLayer } from './transition-layer.ts'
export { WalkRig } from './walk-rig.tsx'
