/** Says what the map is, and what it is not. */
export const SketchNote = () => <p>A sketch: small streets are simplified.</p>
