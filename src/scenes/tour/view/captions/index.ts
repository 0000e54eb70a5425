export { CaptionField } from './caption-field.tsx'
export { CaptionLayer } from './caption-layer.tsx'
export { CaptionToggle } from './caption-toggle.tsx'
