/** Says what the map is and is not. */
export const SketchNote = () => <p>A sketch: small streets are simplified.</p>
