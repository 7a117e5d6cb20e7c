import type { Aim } from '#domain/frames/viewpoint.ts'
import * as THREE from 'three'

/** The angle of the long lens that pictures are taken with, degrees from side to side of a square. */
const ANGLE = 11

/** A long lens with this aim. */
export function cameraOf(view: Aim, aspect: number): THREE.PerspectiveCamera {
  const camera = new THREE.PerspectiveCamera(ANGLE, aspect, 50, 6000)
  aimCamera(camera, view)
  return camera
}

/** Turns a camera to an aim. */
export function aimCamera(camera: THREE.PerspectiveCamera, view: Aim): void {
  const distance = view.span / 2 / (Math.tan(THREE.MathUtils.degToRad(ANGLE / 2)) * camera.aspect)
  const [turn, rise] = [THREE.MathUtils.degToRad(view.turn), THREE.MathUtils.degToRad(view.rise)]
  const at = new THREE.Vector3(...view.at)
  camera.position
    .set(Math.sin(turn) * Math.cos(rise), Math.sin(rise), Math.cos(turn) * Math.cos(rise))
    .multiplyScalar(distance)
    .add(at)
  camera.lookAt(at)
}
