import * as THREE from 'three'
import { STUDIO_LIGHT } from './light.ts'

/** The studio's light as an environment map for the materials. */
export function studioEnvironment(renderer: THREE.WebGLRenderer): THREE.Texture {
  const room = new THREE.Scene()
  room.add(
    new THREE.Mesh(
      new THREE.SphereGeometry(10, 96, 64),
      new THREE.ShaderMaterial({
        side: THREE.BackSide,
        toneMapped: false,
        vertexShader: `varying vec3 way; void main() { way = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
        fragmentShader: `varying vec3 way; ${STUDIO_LIGHT} void main() { gl_FragColor = vec4(studioLight(normalize(way)), 1.0); }`,
      }),
    ),
  )
  return new THREE.PMREMGenerator(renderer).fromScene(room, 0.004, 0.1, 30).texture
}
