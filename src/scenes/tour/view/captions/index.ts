export { CaptionField } from './caption-field.tsx'
export { CaptionLayer } from './caption-layer.tsx'
export { createCaptionState } from './caption-state.ts'
export { CaptionToggle } from './caption-toggle.tsx'
