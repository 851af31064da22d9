// TenureLaunch
