export { createDesk } from '../desk/create-desk.ts'
export { importFiles } from '../desk/import-files.ts'
export { TourDesk } from '../desk/tour-desk.tsx'
export { SavedToursSlot as KeptTours } from '../saved-projects/saved-tours-slot.tsx'
