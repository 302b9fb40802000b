/** Under this token Nest hands out the `Config`. */
export const CONFIG = Symbol('Config');
