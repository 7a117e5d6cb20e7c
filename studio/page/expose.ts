import * as THREE from 'three'
import { backgroundLight } from './background.ts'

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

/** Straight up to the background's brightness, then a soft shoulder to white. */
const TONE = /* glsl */ `
  vec3 c = texture2D(source, at).rgb;
  float knee = 0.906;
  vec3 soft = knee + (1.0 - knee) * (1.0 - exp(-(c - knee) / (1.0 - knee) * 0.35));
  c = mix(c, soft, step(knee, c));
  gl_FragColor = vec4(mix(c * 12.92, 1.055 * pow(max(c, vec3(0.0)), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)), 1.0);
`

function screen(source: THREE.Texture, body: string, isAdding: boolean): THREE.Scene {
  const material = new THREE.ShaderMaterial({
    uniforms: { source: { value: source } },
    vertexShader: `varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`,
    fragmentShader: `varying vec2 at; uniform sampler2D source; void main() { ${body} }`,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
    ...(isAdding
      ? { blending: THREE.CustomBlending, blendSrc: THREE.OneFactor, blendDst: THREE.OneFactor }
      : { blending: THREE.NoBlending }),
  })
  const scene = new THREE.Scene()
  scene.add(new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material))
  return scene
}
