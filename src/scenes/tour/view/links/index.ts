export { LinkBar } from './link-bar.tsx'
export { LinkLayer } from './link-layer.tsx'
export { LinkTools } from './link-tools.tsx'
export { RoomList } from './room-list.tsx'
