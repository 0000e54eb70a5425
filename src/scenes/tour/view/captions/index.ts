export { CaptionField } from './caption-field.tsx'
export { CaptionLayer, CaptionToggle } from './caption-layer.tsx'
