/** What a floor mirrors lies on this layer of the scene as well, and its lights. */
export const mirroredLayer = 1
