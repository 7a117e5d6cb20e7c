import * as THREE from 'three'
import { backgroundLight } from '../../site/browser/frames/background.ts'
import { screen, TONE } from '../../site/browser/frames/screen.ts'

/** How often the shutter opens for one picture, each time moved by a part of a pixel. */
const EXPOSURES = 8

/** Takes one picture: many slightly moved exposures, their mean, and a tone curve that leaves the background exact. */
export function expose(renderer: THREE.WebGLRenderer, scene: THREE.Scene, camera: THREE.PerspectiveCamera): void {
  const { width, height } = renderer.getDrawingBufferSize(new THREE.Vector2())
  const once = new THREE.WebGLRenderTarget(width, height, { type: THREE.HalfFloatType, samples: 0 })
  const mean = new THREE.WebGLRenderTarget(width, height, { type: THREE.FloatType, depthBuffer: false })
  const flat = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1)
  const add = screen(
    once.texture,
    `gl_FragColor = vec4(min(texture2D(source, at).rgb, vec3(6.0)) / ${EXPOSURES}.0, 1.0);`,
    true,
  )
  renderer.autoClear = false
  renderer.setRenderTarget(mean)
  renderer.setClearColor(0x000000, 0)
  renderer.clear()
  for (let i = 0; i < EXPOSURES; i++) {
    const [dx, dy] = [((i * 0.7548776662466927) % 1) - 0.5, ((i * 0.5698402909980532) % 1) - 0.5]
    camera.setViewOffset(width, height, dx * 1.3, dy * 1.3, width, height)
    renderer.setRenderTarget(once)
    renderer.setClearColor(backgroundLight(), 1)
    renderer.clear()
    renderer.render(scene, camera)
    renderer.setRenderTarget(mean)
    renderer.render(add, flat)
  }
  renderer.setRenderTarget(null)
  renderer.render(screen(mean.texture, TONE, false), flat)
  once.dispose()
  mean.dispose()
}
