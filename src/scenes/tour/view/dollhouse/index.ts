export { DollhousePanel } from './dollhouse-panel.tsx'
