export { TourViewer } from './tour-viewer.tsx'
