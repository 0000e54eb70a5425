export { ToolBar } from './tool-bar.tsx'
export { ToolLayer } from './tool-layer.tsx'
