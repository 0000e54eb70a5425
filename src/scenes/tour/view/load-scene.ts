/** The part of the tour that brings three.js. */
export const loadScene = async () => (await import('./scene/tour-scene.tsx')).TourScene
