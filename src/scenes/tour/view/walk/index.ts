export { createStride } from './stride.ts'
export { WalkRig } from './walk-rig.tsx'
