/** Stands for `use-sync-external-store/shim` in what visitors load (vite.config.ts). */
export { useSyncExternalStore } from 'react'
