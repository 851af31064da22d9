// TenureTesting
