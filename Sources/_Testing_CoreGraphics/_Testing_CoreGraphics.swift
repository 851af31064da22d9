// The compiler looks for a module of this name in every file that imports both Testing and CoreGraphics: the toolchain's Testing says
// so. Apple's attaches pictures to tests; this one brings nothing, so that such files compile.
