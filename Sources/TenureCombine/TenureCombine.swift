// TenureCombine
