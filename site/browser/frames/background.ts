import * as THREE from 'three'

/** The flat tone behind every picture; equal to the style sheet's product background. */
export const BACKGROUND = '#f4f3f1'

/** The background as light, before the tone curve. */
export function backgroundLight(): THREE.Color {
  return new THREE.Color(BACKGROUND)
}
